/** Names of a family's checks, values, assumptions and words: from its own texts, else from the shared ones. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import { citedFigures } from '../../../engine/units/index.ts'
import type { Namespace } from '../../../i18n/shared-texts.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { withTexts } from './language.ts'
import { useLocale, useLookup } from './texts.ts'

/** Loads the names of a family. */
export const loadFamilyNames = (family: string): Promise<void> => withTexts([familyNamespace(family)], Promise.resolve())

const FamilyContext = createContext<string | undefined>(undefined)

/** Sets the family, by its folder name, whose names its children use. */
export const FamilyNames = ({ family, children }: { family: string | undefined; children: ReactNode }) => (
  <FamilyContext value={family}>{children}</FamilyContext>
)

/** Looks up names of the form `<family>/<name>`, used for parts of a combination; undefined for other names. */
export const PartNamesContext = createContext<((area: string, name: string) => string | undefined) | undefined>(undefined)

/** Returns the family whose names are used here. */
export const useFamily = (): string | undefined => use(FamilyContext)

/** Returns the text of a name received from the service, or the name itself if there is none. */
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

/** Names used in a sizing. */
export const useFamilyNames = () => useNames<'checks' | 'values' | 'assumptions' | 'failureModes' | 'coverage'>('sizing')

/** Names of the manufacturer's data, also used without a sizing. */
export const useModelNames = () => useNames<'words' | 'columns'>('models')

/** A code in a catalogue remark: `code` or `code=value`, separated by `;`. */
const remarkPattern = /^(?<code>[a-z]\w*)(?:=(?<value>.+))?$/

/**
 * Returns a function that splits a catalogue remark into sentences, one per code. Text that is no code of the family, as
 * operators may enter, is kept.
 */
export const useRemarks = (): ((remark: string) => readonly string[]) => {
  const family = useFamily()
  const find = useLookup(family === undefined ? 'models' : familyNamespace(family))
  const locale = useLocale()
  return useMemo(() => {
    const sentenceOf = (part: string): string => {
      const { code = '', value = '' } = remarkPattern.exec(part)?.groups ?? {}
      if (code === '') return part
      return find(`remarks.${code}`, { value: citedFigures(value, locale) }) ?? part
    }
    return (remark) =>
      remark
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map(sentenceOf)
  }, [find, locale])
}
