/** The chosen pair: whether the motor can be mounted, by dimension, and both order codes. */
import type { RefObject } from 'react'
import { Link } from 'wouter'
import type { FilteredGroup, MountCheck } from '../../contract/directory/choice-groups.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { orderedPath } from '../base/catalogue/product-path.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'

const Checks = ({ checks }: { readonly checks: readonly MountCheck[] }) => {
  const { t } = useTexts('groups')
  const { inWords } = useQuantity()
  const valueText = (value: MountCheck['has'], unit: string) =>
    value === null ? t('notStated') : typeof value === 'string' ? value : inWords(value, unit)
  return (
    <ScrollBox name={t('pairParts')} className="overflow-x-auto">
      <table className="ledger max-w-160">
        <thead>
          <tr>
            {(['part', 'takes', 'has', 'verdict'] as const).map((name) => (
              <th key={name} scope="col" className="first-letter:uppercase">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ name, takes, has, unit, verdict }) => (
            <tr key={name}>
              <th scope="row">{t(`checks.${name}`)}</th>
              <td className="number">{valueText(takes, unit)}</td>
              <td className="number">{valueText(has, unit)}</td>
              <td>{t(`verdicts.${verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const verdictLooks = { fits: 'border-good', refused: 'border-emphasis', notKnown: 'border-line-strong' } as const

type Props = {
  readonly place: RefObject<HTMLElement | null>
  readonly found: FilteredGroup
  readonly workingIDs: readonly string[]
}

export const GroupPair = ({ place, found, workingIDs }: Props) => {
  const { t } = useTexts('groups')
  const { className } = useClassNames()
  const { pair, carrier, motor } = found
  const { chosen } = carrier
  return (
    <section ref={place} tabIndex={-1} className="panel col-span-full grid gap-3 p-4" aria-label={t('pair')}>
      <h2 className="text-lead/5">{t('pair')}</h2>
      {pair && chosen && motor.chosen ? (
        <>
          <p className="code text-lead/5 font-semibold wrap-anywhere">
            {chosen.skuName} + {motor.chosen.skuName}
          </p>
          <p role="status" className={`border-l-3 pl-2 font-semibold ${verdictLooks[pair.verdict]}`}>
            {t(`says.${pair.verdict}`)}
          </p>
          {pair.checks.length > 0 ? <Checks checks={pair.checks} /> : <p className="text-ink-soft">{t('nothingStated')}</p>}
          {pair.code !== undefined && (
            <p>
              {t('code')}: <b className="code">{pair.code}</b> <CopyButton text={pair.code} />
            </p>
          )}
          <p>
            {t('motorCode')}: <b className="code">{motor.chosen.skuName}</b> <CopyButton text={motor.chosen.skuName} />
          </p>
          <p>
            <a className="button" data-kind="primary" href={`#${orderedPath(chosen, pair.ordered)}`}>
              {t('product')}
            </a>
          </p>
          <p className="text-label/5 text-ink-soft">{t('onlyMount')}</p>
          <p className="flex flex-wrap gap-2">
            {workingIDs.map((id) => (
              <Link key={id} href={`/selection/calc_${id}`} className="button" data-size="small">
                {t('calculate', { name: className(id) })}
              </Link>
            ))}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t('pairOpen')}</p>
      )}
    </section>
  )
}
