/** Placeholder of the product page: shows, readably, what the calculation handed over. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type JumpPayload, readJump } from '../app/jump-payload.ts'
import { usePageTitle } from '../app/page-title.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useValueWords } from '../app/value-words.ts'

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
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  const valueInWords = useValueWords()
  const { carry } = payload
  const plain = (text: string) => (text === '' ? '–' : text)
  return (
    <>
      {payload.filterParams.length > 0 && (
        <Rows
          title={LL.product.filters()}
          rows={payload.filterParams.map(({ paramName: name, value, unit }) => [
            nameOf('values', name),
            valueInWords({ name, value, unit }),
          ])}
        />
      )}
      <Rows
        title={LL.product.working()}
        rows={payload.workingParams.map(({ displayName, value, displayValue, unit }) => [
          displayName,
          unit !== '' && Number.isFinite(Number(value)) ? inWords(Number(value), unit) : displayValue,
        ])}
      />
      <Rows
        title={LL.product.carry()}
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
  const { LL } = useTexts()
  usePageTitle(LL.titles.product())
  const stored = readJump()
  // A payload left from another model must not be shown as this one's.
  const payload = stored?.serviceID === serviceID ? stored : undefined
  return (
    <div className="page">
      <div className="panel mx-auto max-w-3xl p-6">
        <h1 className="text-xl text-main">{LL.product.heading()}</h1>
        <p className="mt-1 text-[13px] text-ink-faint">
          {LL.product.service()} <span className="code">{serviceID}</span> · {LL.product.model()} <span className="code">{driveID}</span>
        </p>
        <p className="mt-4 text-ink-soft">{payload ? LL.product.lead() : LL.product.none()}</p>
        {payload ? <Payload payload={payload} /> : <p className="mt-1 text-[13px] text-ink-faint">{LL.product.noneHint()}</p>}
        {payload && (
          <Link href={`/selection/calc_${payload.workingID}`} className="button no-print mt-8">
            {LL.product.backToResults()}
          </Link>
        )}
      </div>
    </div>
  )
}
