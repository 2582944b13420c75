/** Head of an assembly: what it is, its state in words, its totals, and what can be done with it. */
import type { ReactNode } from 'react'
import type { Assembly, Total } from '../../../engine/assembly/assembly.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'

const totals: readonly Total[] = ['ratedPower', 'life', 'mass']

const tones = {
  complete: 'text-main',
  open: 'text-caution',
  notKnown: 'text-ink',
  failed: 'text-emphasis-strong',
} as const satisfies Record<Assembly['state'], string>

const figureLook = 'number text-title font-semibold'

type Props = { readonly assembly: Assembly; readonly conditions: string; readonly children: ReactNode }

export const AssemblyHead = ({ assembly, conditions, children }: Props) => {
  const words = useAssemblyWords()
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  const { t: results } = useTexts('results')
  const { reference, state, governing, figures, basis } = assembly
  return (
    <header className="panel px-6 py-4 max-tablet:p-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="code text-note/5">{reference}</span>
        <span className="text-ink-soft">{conditions}</span>
      </p>
      <p className={`mt-1 text-lead font-semibold ${tones[state]}`} role="status" data-state={state}>
        {words.stateOf(assembly)}
      </p>
      <dl className="mt-3 grid grid-cols-few gap-x-6 gap-y-2">
        <div>
          <dt className="text-note/5 text-ink-faint">{words.t('totals.use')}</dt>
          <dd className={figureLook}>{percent(governing.utilisation)}</dd>
          <dd className="text-note text-ink-soft">{nameOf('checks', governing.at)}</dd>
        </div>
        {totals.map((total) => {
          const figure = figures[total]
          return (
            figure && (
              <div key={total}>
                <dt className="text-note/5 text-ink-faint">{words.totalName(total)}</dt>
                <dd className={figureLook}>{words.total(figure)}</dd>
                <dd className="text-note text-ink-soft">{words.without(figure)}</dd>
              </div>
            )
          )
        })}
        <div>
          <dt className="text-note/5 text-ink-faint">{results('compare.basis')}</dt>
          <dd>{basis === 'user' ? words.t('own') : <BasisTag basis={basis} source="" />}</dd>
        </div>
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-2 print:hidden">{children}</p>
    </header>
  )
}
