/** `npm run generate`: writes the generated files that are checked in, and the pages of `docs/generated/`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'
import { checkedInFiles, generatedPages, pagesFolder } from './documentation/generators.ts'

const projectDirectory = join(import.meta.dirname, '..')

const { values: flags } = ownCommandLine({
  usage: `usage: npm run generate                   writes the checked-in files and the pages in ${pagesFolder}/
       … -- --check                       writes nothing; fails when a checked-in file is outdated or a page cannot be made`,
  options: { check: { type: 'boolean' } },
  takesWords: false,
})

const isCurrent = (path: string, text: string): boolean =>
  existsSync(join(projectDirectory, path)) && readFileSync(join(projectDirectory, path), 'utf8') === text

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(projectDirectory, path)), { recursive: true })
  writeFileSync(join(projectDirectory, path), text)
}

let outdated = 0
for (const { makes, files } of checkedInFiles) {
  const changed = [...(await files())].filter(([path, text]) => !isCurrent(path, text))
  outdated += changed.length
  if (!flags.check) for (const [path, text] of changed) write(path, text)
  const result = changed.length === 0 ? 'current ' : flags.check ? 'OUTDATED' : 'written '
  console.log(`${result} ${makes}${changed.map(([path]) => `\n         ${path}`).join('')}`)
}

// Removing the folder also removes pages of deleted calculators and scenes.
if (!flags.check) rmSync(join(projectDirectory, pagesFolder), { recursive: true, force: true })
for (const { makes, files } of generatedPages) {
  const pages = await files()
  if (!flags.check) for (const [path, text] of pages) write(path, text)
  console.log(`${flags.check ? 'can be made' : 'written '} ${makes}: ${pages.size} ${pages.size === 1 ? 'page' : 'pages'}`)
}
if (flags.check && outdated > 0) process.exitCode = 1
