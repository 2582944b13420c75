/** Messages of `npm run site`. */
export const texts = {
  usage: `usage: npm run site -- list            list the sites with status, hosts and name
       npm run site -- show <key>      show one site as stored
       npm run site -- check <file>    validate a file without storing it
       npm run site -- set <file>      validate and store a site, replacing the one with the same key
       npm run site -- remove <key>    remove a site

A file is JSON: see docs/site.schema.json. The database is the one that the server uses (DATABASE_URL, DATA_DIR);
a running server applies changes within seconds.`,
  none: 'No sites yet: they are imported when the server starts',
  live: 'live',
  trial: 'trial',
  stored: 'stored: {key}',
  removed: 'removed: {key}',
  good: 'no errors',
  refused: 'Nothing was stored.',
  unknown: 'There is no site {key}. See: npm run site -- list',
  unreadable: 'The stored site {key} cannot be read; the default site is used instead. See: npm run site -- show {key}',
  defaultStays: 'The site {key} cannot be removed; replace it with another one.',
  noFile: 'The file {file} cannot be read.',
  faults: {
    notJson: 'the file is not JSON',
    missing: 'is missing',
    unknownField: 'there is no such field',
    notAllowed: 'this value is not allowed; see docs/site.schema.json',
    logoUnsafe: 'only one SVG element of shapes and gradients is allowed, without scripts, styles, comments and links',
    logoEmpty: 'the logo is empty',
    logoTooLarge: 'the logo may be up to 20 kB; a PNG up to 1024 px on each side',
    logoUnknown: 'the logo must be an SVG element or a PNG file as data:image/png;base64; this is neither',
    logoBroken: 'the PNG file is damaged or incomplete',
    logoColours: 'the PNG file must be RGB, with or without transparency',
    edited: 'changed by company administrators ({time}): include their changes in “edited” (npm run site -- show {key})',
    unknownLanguage: '{value} is not a language of the program; it has {known}',
    repeated: 'a value occurs more than once',
    foreignRedirect: 'other origins must be listed in redirectOrigins',
    lowContrast: '{over} on {ground} ({scheme}) has a contrast of {ratio}:1; at least {least}:1 is required',
    hostTaken: '{host} belongs to the site {key}',
  },
} as const
