/** Names of files and folders. */
import type { SourceFile, Violation } from './source-files.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const vague = /^(utils?|helpers?|common|misc|shared|stuff|lib)(\.[a-z]+)*$/
/** The one locale whose standard tag has capitals. */
const localeTag = 'zh-Hans'

const judgeNames =
  (test: (part: string) => string | undefined) =>
  ({ path }: SourceFile): Violation[] =>
    path.split('/').flatMap((part) => {
      const message = test(part.replace(/^\./, ''))
      return message ? [{ path, line: 1, message }] : []
    })

export const kebabNames = judgeNames((part) =>
  kebab.test(part.replace(/\.[a-z]+$/, '')) || part === localeTag || part === `${localeTag}.ts` ? undefined : `${part} is not kebab-case`,
)

export const tellingNames = judgeNames((part) => (vague.test(part) ? `${part} does not say what it holds` : undefined))
