/** Names of the parts of a combination, and of their checks, values, assumptions and words. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Lookup } from '../../../i18n/lookup.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { PartNamesContext } from '../../base/texts/family-names.tsx'
import { useLookup, useTexts } from '../../base/texts/texts.ts'

const PartsContext = createContext<ReadonlyMap<string, Lookup>>(new Map())

const Part = ({ family, children }: { family: string; children: ReactNode }) => {
  const others = use(PartsContext)
  const own = useLookup(familyNamespace(family))
  const all = useMemo(() => new Map([...others, [family, own]]), [others, family, own])
  return <PartsContext value={all}>{children}</PartsContext>
}

const Named = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts('shell')
  const shared = useLookup('sizing')
  const ofModels = useLookup('models')
  const parts = use(PartsContext)
  const nameOf = useMemo(
    () => (area: string, name: string) => {
      const [part = '', own] = name.split('/', 2)
      const find = own === undefined ? undefined : parts.get(part)
      return (
        find &&
        t('form.named', {
          name: find('part') ?? part,
          text: find(`${area}.${own}`) ?? shared(`${area}.${own}`) ?? ofModels(`${area}.${own}`) ?? name,
        })
      )
    },
    [parts, shared, ofModels, t],
  )
  return <PartNamesContext value={nameOf}>{children}</PartNamesContext>
}

/** Provides the names of several families; names below may have the form `<family>/<name>`. */
export const PartNames = ({ families, children }: { families: readonly string[] | undefined; children: ReactNode }) =>
  families ? families.reduceRight<ReactNode>((inner, family) => <Part family={family}>{inner}</Part>, <Named>{children}</Named>) : children
