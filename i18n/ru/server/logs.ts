/** Messages of `npm run logs`. */
export const texts = {
  usage: `вызов: npm run logs -- behaviour    использование страниц, по дням и событиям
               npm run logs -- errors       ошибки страниц, по сообщению и версии
               … --days <число>             число дней (по умолчанию 30)
               … --site <ключ>              только одного сайта
               … --json                     машиночитаемый вывод

Дни считаются по UTC. База данных та же, что у сервера (DATABASE_URL, DATA_DIR).`,
  badDays: '«{days}» — не число дней от 1 до 3650',
  noEvents: 'За этот период ничего не записано',
  noErrors: 'За этот период ошибок страниц нет',
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
