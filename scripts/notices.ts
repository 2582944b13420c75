/** `npm run notices`: writes NOTICE.md, the list of shipped packages and their licences. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'
import { noticesText } from './notices/notices-text.ts'
import { licenceFaults, readPackages } from './notices/read-packages.ts'

const projectDirectory = join(import.meta.dirname, '..')
const path = join(projectDirectory, 'NOTICE.md')

const { values: flags } = ownCommandLine({
  usage: `usage: npm run notices                    writes NOTICE.md from package-lock.json and node_modules
       … -- --check                       fails when it was not up to date

Ends with 1 where a package has a licence that is not among those that may be shipped (scripts/notices/read-packages.ts).`,
  options: { check: { type: 'boolean' } },
  takesWords: false,
})

const packages = readPackages(projectDirectory)
const faults = licenceFaults(packages)
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exitCode = 1
} else {
  const text = noticesText(packages)
  if (!flags.check) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error('NOTICE.md is not up to date: npm run notices')
    process.exitCode = 1
  }
}
