/** What a family calls its checks, values, assumptions and words: in its own texts first, then in those that the families share. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Dictionary } from '../../../i18n/lookup.ts'
import type { Namespace } from '../../../i18n/shared-texts.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
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

/** The text of a name that came from outside; the name itself where no text is known. */
export type NameOf<Area extends string> = (area: Area, name: string) => string

const useNames = <Area extends string>(sharedBy: Namespace): NameOf<Area> => {
  const family = useFamily()
  const ofPart = use(PartNamesContext)
  const shared = useLookup(sharedBy)
  const own = useLookup(family === undefined ? sharedBy : familyNamespace(family))
  return useMemo(
    () => (area, name) => ofPart?.(area, name) ?? own(`${area}.${name}`) ?? shared(`${area}.${name}`) ?? name,
    [own, shared, ofPart],
  )
}

/** What a sizing is made of. */
export const useFamilyNames = () => useNames<'checks' | 'values' | 'assumptions' | 'failureModes' | 'coverage'>('sizing')

/** What a maker states of a model: it is named where nothing is sized, too. */
export const useModelNames = () => useNames<'words' | 'columns'>('models')

/** Codes of a remark of the catalogue: `code;code=value`. */
const remarkPattern = /^(?<code>[a-z]\w*)(?:=(?<value>.+))?$/

/**
 * @returns what a remark of the catalogue says, a sentence for each of its codes; text that is no code of the family, as an operator may write it, stays as
 * it is
 */
export const useRemarks = (): ((remark: string) => readonly string[]) => {
  const family = useFamily()
  const find = useLookup(family === undefined ? 'models' : familyNamespace(family))
  return useMemo(() => {
    const sentenceOf = (part: string): string => {
      const { code = '', value = '' } = remarkPattern.exec(part)?.groups ?? {}
      if (code === '') return part
      return find(`remarks.${code}`, { value }) ?? part
    }
    return (remark) =>
      remark
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map(sentenceOf)
  }, [find])
}
