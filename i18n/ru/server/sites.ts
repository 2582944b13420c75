/** Messages of `npm run site`. */
export const texts = {
  usage: `вызов: npm run site -- list            список сайтов: состояние, хосты, название
       npm run site -- show <ключ>     показать сайт в том виде, как он сохранён
       npm run site -- check <файл>    проверить файл, не сохраняя его
       npm run site -- set <файл>      проверить и сохранить сайт, заменив прежний с тем же ключом
       npm run site -- remove <ключ>   удалить сайт

Файл в формате JSON, см. docs/site.schema.json. База данных та же, что у сервера (DATABASE_URL, DATA_DIR);
работающий сервер применяет изменения за несколько секунд.`,
  none: 'Сайтов пока нет: они импортируются при запуске сервера',
  live: 'рабочий',
  trial: 'пробный',
  stored: 'сохранён: {key}',
  removed: 'удалён: {key}',
  good: 'ошибок нет',
  refused: 'Ничего не сохранено.',
  unknown: 'Сайта {key} нет. Список: npm run site -- list',
  unreadable: 'Сохранённый сайт {key} не читается; вместо него используется сайт по умолчанию. См.: npm run site -- show {key}',
  defaultStays: 'Сайт {key} удалить нельзя; замените его другим.',
  noFile: 'Файл {file} не читается.',
  faults: {
    notJson: 'файл не в формате JSON',
    missing: 'отсутствует',
    unknownField: 'такого поля нет',
    notAllowed: 'недопустимое значение, см. docs/site.schema.json',
    logoUnsafe: 'допустим один элемент SVG из фигур и градиентов, без сценариев, стилей, комментариев и ссылок',
    logoEmpty: 'логотип пуст',
    logoTooLarge: 'логотип: не более 20 кБ; PNG — не более 1024 px по каждой стороне',
    logoUnknown: 'логотип — элемент SVG или файл PNG в виде data:image/png;base64; это ни то ни другое',
    logoBroken: 'файл PNG повреждён или неполон',
    logoColours: 'файл PNG должен быть RGB, с прозрачностью или без неё',
    edited: 'изменено администраторами компании ({time}): включите их изменения в «edited» (npm run site -- show {key})',
    unknownLanguage: '{value} — не язык программы; есть {known}',
    repeated: 'значение повторяется',
    foreignRedirect: 'другой источник должен быть указан в redirectOrigins',
    lowContrast: '{over} на {ground} ({scheme}): контраст {ratio}:1, нужно не менее {least}:1',
    hostTaken: '{host} принадлежит сайту {key}',
  },
} as const
