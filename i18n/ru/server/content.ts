/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `вызов: npm run site -- content <сайт> list              что публикует сайт
       npm run site -- content <сайт> check <файл>      проверить файл, не сохраняя его
       npm run site -- content <сайт> add <файл>        проверить и опубликовать файл, заменив материалы с тем же ID
       npm run site -- content <сайт> remove <вид/id>   снять материал с публикации на всех языках, напр. news/opening

Файл в формате JSON, см. docs/site-content.schema.json. Изображения и документы, на которые он ссылается, должны лежать в той же папке.`,
  none: 'Сайт {site} пока ничего не публикует',
  stored: 'опубликовано: {entry} ({language})',
  removed: 'удалено: {entry}',
  good: 'ошибок нет',
  refused: 'Ничего не опубликовано.',
  unknown: 'У сайта {site} нет {entry}. См. npm run site -- content {site} list',
  unknownSite: 'Нет сайта {site}. См. npm run site -- list',
  noFile: 'Файл {file} не читается.',
  faults: {
    notJson: 'файл не в формате JSON',
    missing: 'отсутствует',
    unknownField: 'такого поля нет',
    notAllowed: 'это значение недопустимо; см. docs/site-content.schema.json',
    unknownLanguage: 'языка {value} в программе нет; есть {known}',
    repeated: 'один и тот же id дважды на одном языке',
    noFile: 'файл {file} не читается',
    notPng: 'это не файл PNG',
    pngColours: 'файл PNG должен быть RGB или RGB с прозрачностью (типы цвета 2 и 6)',
    pictureTooLarge: 'изображение: не более {side} px по стороне и {most} МБ',
    fileTooLarge: 'документ: не более {most} МБ',
    fileType: 'содержимое {file} не соответствует имени, или такой тип нельзя опубликовать (PDF, ZIP, STEP, PNG)',
    empty: 'нет ничего для публикации',
  },
} as const
