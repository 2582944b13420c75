/** Messages of `npm run logs`. */
export const texts = {
  usage: `использование: npm run logs -- behaviour    что происходило на страницах, по дням и событиям
               npm run logs -- errors       сбои страниц, по сообщению и версии
               … --days <число>             за столько дней; без него за 30
               … --site <ключ>              только одного сайта
               … --json                     то же для других программ

Дни считаются по UTC. База данных та же, что у сервера (DATABASE_URL, DATA_DIR).`,
  badDays: '«{days}» — не число дней от 1 до 3650',
  noEvents: 'За эти дни ничего не записано',
  noErrors: 'За эти дни сбоев страниц нет',
  duration: 'в среднем {seconds} с',
  seen: 'впервые {first}, последний раз {last}, на {page}',
  names: {
    pageOpened: 'страница открыта',
    pageLeft: 'страница покинута',
    modelOpened: 'модель открыта',
    calculationStarted: 'расчёт начат',
    calculationAnswered: 'расчёт выполнен',
    calculationFailed: 'расчёт не удался',
    searched: 'поиск',
    orderCodeRead: 'код заказа прочитан',
    orderCodeCopied: 'код заказа скопирован',
    linkCopied: 'ссылка скопирована',
    popupOpened: 'панель открыта',
    popupClosed: 'панель закрыта',
  },
  kinds: {
    error: 'ошибка',
    rejection: 'промис',
    render: 'отрисовка',
    chunk: 'файл',
    call: 'ответ',
  },
} as const
