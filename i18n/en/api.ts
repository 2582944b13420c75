import type { ApiTexts } from '../api-texts.ts'

/** Documentation of the calls and messages of the console. */
export const api: ApiTexts = {
  title: 'Sizewright: selection service',
  description:
    'Sizes motion components from working conditions and matches them with a catalogue. A successful answer has code 0 and its data in “data”; any other code comes with a message in your language and, where single values are at fault, with “issues”.',
  siteTag: 'State and settings of this site',
  success: 'Answer with code 0',
  calls: {
    init: { summary: 'Options of the form', description: 'Lists of options that a form of this class needs before a calculation.' },
    calculation: {
      summary: 'Models that fit',
      description: 'The models that pass every check, best first. No match is an answer too: an empty list.',
    },
    explanation: {
      summary: 'Why models fit or not',
      description:
        'Assumptions, demands, and every model of the family with each of its checks. Where nothing matches: the nearest models and the smallest change of one input that would make each fit.',
    },
    check: {
      summary: 'Size a component you describe',
      description: 'The same sizing for a component given by its figures, without the catalogue, with every intermediate value.',
    },
    health: { summary: 'Is the service up', description: 'For monitoring: the state and the version of the catalogue that answers.' },
    version: { summary: 'Version of the program', description: 'Pages reload when it changes.' },
    site: { summary: 'Settings of this site', description: 'What the pages need to know about this installation.' },
  },
  parameters: {
    lang: 'Language of messages. Without it Accept-Language decides; the default is Simplified Chinese.',
    page: 'Page of 20 models, counted from 1. Without it all models are given, up to Count.',
    only: 'Only models that passed, or only those that failed.',
    assumptions:
      'Assumptions to change, as “name:value;name:value” in their own units; the rest keep their defaults. Names, units and ranges are in the “assumptions” of every answer.',
    conditional: 'Sent or left out depending on the other parameters.',
    count: 'The most models to list',
  },
  body: {
    inputs: 'Working conditions: the fields of the form, in their units',
    candidate: 'Figures of the component',
    assumptions: 'Assumptions to change, by name; the rest keep their defaults',
  },
  docs: {
    contents: 'Contents',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    example: 'Example',
    required: 'required',
    optional: 'optional',
    schemas: 'Shapes',
    document: 'OpenAPI document',
    noParameters: 'No parameters',
    name: 'Name',
    backToApp: 'To the calculators',
  },
  start: {
    badSetting: 'The setting {setting} cannot be “{value}”. Correct it and start again.',
    portInUse: 'Port {port} on {host} is in use or not permitted. Stop the other program, or start with another port: PORT=8081 npm start',
    addressNotAvailable: 'This machine has no address {host}. Set HOST to one it has, for example 127.0.0.1.',
    databaseCorrupt:
      'The database {where} is damaged or is no database. It was not changed. Put a backup in its place, or move it away and start again: a new one is then made and the catalogue imported.',
    databaseFull: 'There is no room left on the disk of the database {where}. Make room and start again; nothing was lost.',
    databaseNotWritable:
      'The database {where} cannot be read or written. Check the rights of the file and its folder, or choose another folder with DATA_DIR.',
    databaseLocked: 'Another program holds the database {where}. Stop it and start again.',
    databaseUnreachable: 'The database {where} does not answer or refuses the login. Check that it runs and that DATABASE_URL is right.',
    databaseNewer:
      'The database {where} was written by a newer version of this program. Start that version, or restore a backup from before the update.',
    catalogueRefused: 'The catalogue was not imported: {reason}',
    unknown: 'The program could not start: {reason}',
    notBuilt: 'There are no built pages in {folder}: only the calls are answered. Build them with: npm run build',
  },
}
