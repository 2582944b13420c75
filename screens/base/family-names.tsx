/** What a family calls its checks, values, assumptions and words: in its own texts first, then in those that the families share. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Dictionary } from '../../i18n/lookup.ts'
import { familyNamespace } from '../../i18n/text-files.ts'
import { addTextFiles, withTexts } from './language.ts'
import { useLookup } from './texts.ts'

addTextFiles({
  ...import.meta.glob<{ texts: Dictionary }>('/families/*/texts/*.ts'),
  ...import.meta.glob<{ texts: Dictionary }>('/i18n/*/families/*.ts'),
})

/** Fetches the names of a family. */
export const loadFamilyNames = (family: string): Promise<void> => withTexts([familyNamespace(family)], Promise.resolve())

const FamilyContext = createContext<string | undefined>(undefined)

/** Whose names stand below: the folder of a family. */
export const FamilyNames = ({ family, children }: { family: string | undefined; children: ReactNode }) => (
  <FamilyContext value={family}>{children}</FamilyContext>
)

/** Names that are of a part of a combination, `<family>/<name>`; undefined for any other. */
export const PartNamesContext = createContext<((area: string, name: string) => string | undefined) | undefined>(undefined)

/** Whose names are shown here. */
export const useFamily = (): string | undefined => use(FamilyContext)

export type NameOf = (area: 'checks' | 'values' | 'assumptions' | 'words' | 'columns' | 'failureModes' | 'coverage', name: string) => string

/** The text of a name that came from outside; the name itself where no text is known. */
export const useFamilyNames = (): NameOf => {
  const family = useFamily()
  const ofPart = use(PartNamesContext)
  const shared = useLookup('sizing')
  const own = useLookup(family === undefined ? 'sizing' : familyNamespace(family))
  return useMemo(
    () => (area, name) => ofPart?.(area, name) ?? own(`${area}.${name}`) ?? shared(`${area}.${name}`) ?? name,
    [own, shared, ofPart],
  )
}

/** Codes of a remark of the catalogue: `code;code=value`. */
const remarkPattern = /^(?<code>[a-z]\w*)(?:=(?<value>.+))?$/

/**
 * @returns what a remark of the catalogue says, a sentence for each of its codes; text that is no code of the family, as an operator may write it, stays as
 * it is
 */
export const useRemarks = (): ((remark: string) => readonly string[]) => {
  const family = useFamily()
  const own = useLookup(family === undefined ? 'sizing' : familyNamespace(family))
  const shared = useLookup('sizing')
  return useMemo(() => {
    const sentenceOf = (part: string): string => {
      const { code = '', value = '' } = remarkPattern.exec(part)?.groups ?? {}
      if (code === '') return part
      return own(`remarks.${code}`, { value }) ?? shared(`remarks.${code}`, { value }) ?? part
    }
    return (remark) =>
      remark
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map(sentenceOf)
  }, [own, shared])
}
