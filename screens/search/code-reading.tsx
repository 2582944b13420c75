/** A decoded order code: its parts with their faults, and what was not understood of it. */
import type { DecodedOrderCode } from '../../contract/catalogue/order-code.ts'
import { useOrderWords } from '../base/catalogue/order-words.ts'

const Parts = ({ parts, further }: Pick<DecodedOrderCode, 'parts' | 'further'>) => {
  const { t, nameOf, makerPart, valueOf, faultOf } = useOrderWords()
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {parts.map(({ name, value, fault, unconfirmed }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{nameOf(name)}</dt>
          <dd className="number">
            <span>{valueOf(name, value)}</span>
            {fault && <span className="text-emphasis-strong"> {faultOf(fault)}</span>}
            {unconfirmed && <span className="text-emphasis-strong"> {t('complete.notStated')}</span>}
          </dd>
        </div>
      ))}
      {further.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{makerPart(name)}</dt>
          <dd>
            <span>{value}</span> <span className="text-emphasis-strong">{t('box.further')}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts that a code was read into, what was not understood of it, and what it lacks. */
export const CodeParts = ({ answer }: { readonly answer: DecodedOrderCode }) => {
  const { code, product, parts, further, missing, understood } = answer
  const { t, listed, makerPart } = useOrderWords()
  const rest = code.slice(understood).trim()
  return (
    <>
      {parts.length + further.length > 0 && <Parts parts={parts} further={further} />}
      {product && rest !== '' && <p className="text-emphasis-strong">{t('box.rest', { rest })}</p>}
      {parts.length > 0 && missing.length > 0 && (
        <p className="text-emphasis-strong">{t('box.missing', { parts: listed(missing.map(makerPart)) })}</p>
      )}
    </>
  )
}
