/** Texts in model files, names of file kinds, and the mail that delivers a file. */
export const texts = {
  bom: {
    number: '№',
    orderCode: 'Код заказа',
    model: 'Модель',
    maker: 'Изготовитель',
    quantity: 'Количество',
    unit: 'Ед. изм.',
    pieces: 'шт.',
  },
  mail: {
    subject: '{name} от {site}',
    attached: '{name} приложен к письму.',
    tooLarge: '{name} слишком велик для письма.',
    inList: 'Кто его запросил, может скачать его в личном кабинете, в списке скачиваний, после входа.',
    atAddress: 'Кто его запросил, может скачать его здесь после входа: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
