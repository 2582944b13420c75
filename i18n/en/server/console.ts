/** Console messages, and the page of an unknown address. */
export const texts = {
  missing: { title: 'Page not found', body: 'The address may be mistyped or out of date.', toStart: 'To the start page' },
  start: {
    badSetting: 'The setting {setting} cannot be “{value}”. Correct it and start again.',
    portInUse: 'Port {port} on {host} is in use or not permitted. Stop the other program, or start with another port: PORT=8081 npm start',
    addressNotAvailable: 'This machine has no address {host}. Set HOST to an address it has, for example 127.0.0.1.',
    databaseCorrupt:
      'The database {where} is damaged or is not a database. It was not changed. Replace it with a backup, or move it away and start again: a new database is then created and the catalogue imported.',
    databaseFull: 'The disk that holds the database {where} is full. Free some space and start again; no data was lost.',
    databaseNotWritable:
      'The database {where} cannot be read or written. Check the permissions of the file and its folder, or choose another folder with DATA_DIR.',
    databaseLocked: 'The database {where} is locked by another program. Stop it and start again.',
    databaseUnreachable:
      'The database {where} does not respond or refuses the login. Check that it is running and that DATABASE_URL is correct.',
    databaseNewer:
      'The database {where} was written by a newer version of this program. Start that version, or restore a backup from before the update.',
    catalogueRefused: 'The catalogue was not imported: {reason}',
    unknown: 'The program could not start: {reason}',
    notBuilt: 'There are no built pages in {folder}: only API calls are served. Build the pages with: npm run build',
  },
  backup: {
    usage: `usage: npm run backup -- <folder>       back up and verify the data folder while the server runs

To restore, use the new folder as DATA_DIR. For the embedded database only.`,
    done: 'Backed up and checked: {folder} (database {megabytes} MB). To restore it, start with DATA_DIR={folder}, or put it in place of the data folder.',
    nothing: 'There is no database {file}: nothing to back up. Check DATA_DIR.',
    taken: '{folder} already exists and is not empty: choose another folder. Nothing was changed.',
    postgres: 'DATABASE_URL is set: back up PostgreSQL with its own pg_dump. See docs/operating.md.',
  },
  records: {
    usage: `usage: npm run records -- list             list the records, newest first
       npm run records -- show <number>    one record with its inputs and results
       npm run records -- state <number> <state> --text <answer>
                                           new, inWork or answered; without --text the answer is kept
       … --json                            machine-readable output

The database is the one that the server uses (DATABASE_URL, DATA_DIR).`,
    none: 'No records yet',
    unknown: 'There is no record {number}. See: npm run records -- list',
    number: 'Record',
    time: 'Time',
    screen: 'Screen',
    language: 'Language of the sender',
    inputs: 'Inputs',
    results: 'Results',
    state: 'State',
    answer: 'Answer',
    states: { new: 'new', inWork: 'in progress', answered: 'answered' },
    unknownState: '“{state}” is not one of: {known}',
    answerMissing: '{number} has no answer yet: --text <answer>',
    answerTooLong: 'An answer may have at most {most} characters',
    changedMeanwhile: '{number} was just changed by another person; nothing was saved',
    changed: '{number}: {state}',
  },
} as const
