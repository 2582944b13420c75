/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `usage: npm run site -- content <site> list               list what the site publishes
       npm run site -- content <site> check <file>       validate a file without storing it
       npm run site -- content <site> add <file>         validate and publish a file, replacing items with the same ID
       npm run site -- content <site> remove <kind/id>   withdraw an item in all languages, e.g. news/opening

A file is JSON: see docs/site-content.schema.json. The pictures and documents it refers to must be in the same folder.`,
  none: 'The site {site} has not published anything yet',
  stored: 'published: {entry} ({language})',
  removed: 'removed: {entry}',
  good: 'no errors',
  refused: 'Nothing was published.',
  unknown: 'The site {site} has no {entry}. See: npm run site -- content {site} list',
  unknownSite: 'There is no site {site}. See: npm run site -- list',
  noFile: 'The file {file} cannot be read.',
  faults: {
    notJson: 'the file is not JSON',
    missing: 'is missing',
    unknownField: 'there is no such field',
    notAllowed: 'this value is not allowed; see docs/site-content.schema.json',
    unknownLanguage: '{value} is not a language of the program; it has {known}',
    repeated: 'the same ID occurs twice in one language',
    noFile: 'the file {file} cannot be read',
    notPng: 'this is not a PNG file',
    pngColours: 'a PNG file must be RGB or RGB with alpha (colour types 2 and 6)',
    pictureTooLarge: 'a picture may have up to {side} px per side and {most} MB',
    fileTooLarge: 'a document may have up to {most} MB',
    fileType: 'the content of {file} does not match its name, or its type cannot be published (PDF, ZIP, STEP, PNG)',
    empty: 'it contains nothing to publish',
  },
} as const
