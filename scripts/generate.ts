/** `npm run generate`: writes the generated files that are checked in, and the pages of `docs/generated/`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'
import { checkedInFiles, generatedPages, pagesFolder } from './documentation/generators.ts'

const projectDirectory = join(import.meta.dirname, '..')

ownCommandLine({
  usage: `usage: npm run generate                   writes the checked-in files and the pages in ${pagesFolder}/`,
  options: {},
  takesWords: false,
})

const isCurrent = (path: string, text: string): boolean =>
  existsSync(join(projectDirectory, path)) && readFileSync(join(projectDirectory, path), 'utf8') === text

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(projectDirectory, path)), { recursive: true })
  writeFileSync(join(projectDirectory, path), text)
}

for (const { makes, files } of checkedInFiles) {
  const changed = [...(await files())].filter(([path, text]) => !isCurrent(path, text))
  for (const [path, text] of changed) write(path, text)
  console.log(`${changed.length === 0 ? 'current' : 'written'} ${makes}${changed.map(([path]) => `\n        ${path}`).join('')}`)
}

// Removing the folder also removes pages of deleted calculators and scenes.
rmSync(join(projectDirectory, pagesFolder), { recursive: true, force: true })
for (const { makes, files } of generatedPages) {
  const pages = await files()
  for (const [path, text] of pages) write(path, text)
  console.log(`written ${makes}: ${pages.size} ${pages.size === 1 ? 'page' : 'pages'}`)
}
