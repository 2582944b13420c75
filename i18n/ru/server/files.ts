/** Что говорят файлы моделей, как они называются, и письмо, которое приносит файл. */
export const texts = {
  kinds: {
    drawing: 'чертёж (PDF)',
    step: 'модель STEP',
    archive: 'все файлы (ZIP)',
    preview: 'трёхмерный просмотр',
    dxf: 'чертёж (DXF)',
    drawing3d: 'чертёж с трёхмерным видом (PDF)',
    sheet: 'лист данных (XLSX)',
    bom: 'спецификация (CSV)',
    report: 'отчёт о проверке (PDF)',
  },
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
