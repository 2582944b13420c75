/** Placeholder of the product page: shows, readably, what the calculation handed over. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type JumpPayload, jumpSlot } from '../base/jump-payload.ts'
import { usePageTitle } from '../base/page-title.ts'
import { useQuantity } from '../base/quantity.ts'
import { useValueWords } from '../base/value-words.ts'
import { FamilyNames, useFamilyNames } from '../base/family-names.tsx'
import { useTexts } from '../base/texts.ts'
import '../ui/ledger.css'

type Row = readonly [name: string, value: ReactNode]

const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className="mt-6">
    <h2 className="ledger-heading">{title}</h2>
    <table className="ledger">
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td className="w-1/2 text-ink-soft">{name}</td>
            <td className="number">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Payload = ({ payload }: { payload: JumpPayload }) => {
  const { t } = useTexts('product')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const valueInWords = useValueWords()
  const { carry } = payload
  const plain = (text: string) => (text === '' ? '–' : text)
  return (
    <>
      {payload.filterParams.length > 0 && (
        <Rows title={t('filters')} rows={payload.filterParams.map((shown) => [nameOf('values', shown.paramName), valueInWords(shown)])} />
      )}
      <Rows
        title={t('working')}
        rows={payload.workingParams.map(({ displayName, value, displayValue, unit }) => [
          displayName,
          unit !== '' && Number.isFinite(Number(value)) ? inWords(Number(value), unit) : displayValue,
        ])}
      />
      <Rows
        title={t('carry')}
        rows={[
          ['source', payload.source],
          ['workingID', payload.workingID],
          ...payload.fixedParams.map(({ paramName, value }): Row => [paramName, value]),
          ['isSTL', String(carry.isSTL)],
          ['motorSku', plain(carry.motorSku)],
          ['motorCode', plain(carry.motorCode)],
          ['motorFlangeCode', plain(carry.motorFlangeCode)],
        ]}
      />
    </>
  )
}

export const ProductPage = ({ serviceID, driveID }: { serviceID: string; driveID: string }) => {
  const { t } = useTexts('product')
  const { t: shell } = useTexts('shell')
  usePageTitle(shell('titles.product'))
  const stored = jumpSlot.read()
  // A payload left from another model must not be shown as this one's.
  const payload = stored?.serviceID === serviceID ? stored : undefined
  return (
    <div className="page">
      <div className="panel mx-auto max-w-3xl p-6">
        <h1 className="text-xl text-main">{t('heading')}</h1>
        <p className="mt-1 text-[13px] text-ink-faint">
          {t('service')} <span className="code">{serviceID}</span> · {t('model')} <span className="code">{driveID}</span>
        </p>
        <p className="mt-4 text-ink-soft">{payload ? t('lead') : t('none')}</p>
        {payload ? (
          <FamilyNames family={payload.family}>
            <Payload payload={payload} />
          </FamilyNames>
        ) : (
          <p className="mt-1 text-[13px] text-ink-faint">{t('noneHint')}</p>
        )}
        {payload && (
          <Link href={`/selection/calc_${payload.workingID}`} className="button no-print mt-8">
            {t('backToResults')}
          </Link>
        )}
      </div>
    </div>
  )
}
