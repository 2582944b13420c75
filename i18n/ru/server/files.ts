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
    orderState: 'Состояние кода',
  },
  /** Members of a request, in messages about them. */
  request: {
    downloadType: 'Вид файла',
    selection: 'Расчёт',
    position: 'Положение',
    insert3d: 'Вложенная модель',
    userAgentID: 'Агент',
    unit: 'Единица',
    views: 'Виды',
    email: 'Получатель',
  },
  mail: {
    subject: '{name} от {site}',
    attached: 'Файл {name} приложен к письму.',
    tooLarge: 'Файл {name} слишком велик для отправки по почте.',
    inList: 'Запросивший может после входа скачать файл в личном кабинете, в разделе «Список загрузок».',
    atAddress: 'Запросивший может после входа скачать файл здесь: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
