/** What a family calls its checks, values, assumptions and words: in its own texts first, then in those that the families share. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Dictionary, Lookup } from '../../i18n/lookup.ts'
import { familyNamespace } from '../../i18n/text-files.ts'
import { addTextFiles, withTexts } from './language.ts'
import { useLookup, useTexts } from './texts.ts'

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

const PartContext = createContext<ReadonlyMap<string, Lookup>>(new Map())

const PartName = ({ family, children }: { family: string; children: ReactNode }) => {
  const others = use(PartContext)
  const own = useLookup(familyNamespace(family))
  const all = useMemo(() => new Map([...others, [family, own]]), [others, family, own])
  return <PartContext value={all}>{children}</PartContext>
}

/** The families of the parts of a combination: names below may be of one of them, `<family>/<name>`. */
export const PartNames = ({ families, children }: { families: readonly string[] | undefined; children: ReactNode }) =>
  (families ?? []).reduceRight<ReactNode>((inner, family) => <PartName family={family}>{inner}</PartName>, children)

/** @returns what a part of a combination is called */
export const usePartName = (): ((family: string) => string) => {
  const parts = use(PartContext)
  return (family) => parts.get(family)?.('part') ?? family
}

/** Whose names are shown here. */
export const useFamily = (): string | undefined => use(FamilyContext)

export type NameOf = (area: 'checks' | 'values' | 'assumptions' | 'words' | 'columns' | 'failureModes' | 'coverage', name: string) => string

/** The text of a name that came from outside, after that of its part where it is one of a part's; the name itself where no text is known. */
export const useFamilyNames = (): NameOf => {
  const family = useFamily()
  const parts = use(PartContext)
  const { t } = useTexts('shell')
  const shared = useLookup('sizing')
  const own = useLookup(family === undefined ? 'sizing' : familyNamespace(family))
  return useMemo(() => {
    const textOf = (find: Lookup, area: string, name: string) => find(`${area}.${name}`) ?? shared(`${area}.${name}`) ?? name
    return (area, name) => {
      const [part = '', ofPart] = name.split('/', 2)
      const named = ofPart === undefined ? undefined : parts.get(part)
      if (ofPart === undefined || !named) return textOf(own, area, name)
      return t('form.named', { name: named('part') ?? part, text: textOf(named, area, ofPart) })
    }
  }, [own, shared, parts, t])
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
