/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `usage: npm run site -- content <site> list               list what the site publishes
       npm run site -- content <site> check <file>       say what is wrong with a file, store nothing
       npm run site -- content <site> add <file>         check and publish everything in a file, in place of what has its id
       npm run site -- content <site> remove <kind/id>   take something back in every language: news/opening

A file is JSON: see docs/site-content.schema.json. Pictures and documents that it names stand beside it.`,
  none: 'The site {site} publishes nothing yet',
  stored: 'published: {entry} ({language})',
  removed: 'removed: {entry}',
  good: 'nothing is wrong',
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
    repeated: 'the same id stands there twice in one language',
    noFile: 'the file {file} cannot be read',
    notPng: 'this is not a PNG file',
    pngColours: 'a PNG file has to be RGB or RGB with alpha (colour types 2 and 6)',
    pictureTooLarge: 'a picture may have {side} px on a side and {most} MB at most',
    fileTooLarge: 'a document may have {most} MB at most',
    fileType: '{file} is not what its name says, or no type that is published (PDF, ZIP, STEP, PNG)',
    empty: 'there is nothing in it to publish',
  },
} as const
