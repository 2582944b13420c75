/** Messages about requests for quotation. */
export const texts = {
  subject: 'Запрос цены {reference}, {quantity} шт.',
  head: '{reference}, {quantity} шт. ({state})\nУсловия: {conditions}\nЖелаемая дата: {neededBy}\nКонтакт: {contact}',
  anyDay: 'не указана',
  link: 'Читать и печатать можно 90 дней; администраторы отвечают там же: {address}',
  answered: {
    subject: 'Ответ на ваш запрос {reference}',
    head: '{site} ответила на ваш запрос цены {reference}:',
  },
} as const
