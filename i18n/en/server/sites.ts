/** Messages of `npm run site`. */
export const texts = {
  usage: `usage: npm run site -- list            list the sites with status, hosts and name
       npm run site -- show <key>      one site as it was written
       npm run site -- check <file>    say what is wrong with a file, store nothing
       npm run site -- set <file>      check and store a site in place of the one with its key
       npm run site -- remove <key>    remove a site

A file is JSON: see docs/site.schema.json. The database is the one that the server uses (DATABASE_URL, DATA_DIR);
a running server takes a change over within seconds.`,
  none: 'No sites yet: they are brought in when the server starts',
  live: 'live',
  trial: 'trial',
  stored: 'stored: {key}',
  removed: 'removed: {key}',
  good: 'nothing is wrong',
  refused: 'Nothing was stored.',
  unknown: 'There is no site {key}. See: npm run site -- list',
  unreadable: 'The site {key} is stored and cannot be read; the default site stands in for it. See: npm run site -- show {key}',
  defaultStays: 'The site {key} cannot be removed; set another one in its place.',
  noFile: 'The file {file} cannot be read.',
  faults: {
    notJson: 'the file is not JSON',
    missing: 'is missing',
    unknownField: 'there is no such field',
    notAllowed: 'this value is not allowed; see docs/site.schema.json',
    logoUnsafe: 'only one SVG element of shapes and gradients is allowed, without scripts, styles, comments and links',
    logoEmpty: 'the logo is empty',
    logoTooLarge: 'a logo has at most 20 kB, as PNG at most 1024 px on each side',
    logoUnknown: 'a logo is an SVG element or a PNG file as data:image/png;base64; this is neither',
    logoBroken: 'the PNG file is damaged or incomplete',
    logoColours: 'the PNG file has to be RGB, with or without transparency',
    edited: 'administrators of the company changed it ({time}): take over what they changed with its “edited” (npm run site -- show {key})',
    unknownLanguage: '{value} is not a language of the program; it has {known}',
    repeated: 'a value occurs more than once',
    foreignRedirect: 'another origin has to be listed in redirectOrigins',
    lowContrast: '{over} on {ground} ({scheme}) has a contrast of {ratio}:1, at least {least}:1 is needed',
    hostTaken: '{host} belongs to the site {key}',
  },
} as const
