/** Joints of an assembly: what both sides have, and whether it fits. */
import type { Joint, JointCheck } from '../../../engine/assembly/assembly.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useAssemblyWords } from './assembly-words.ts'

const usePortName = () => {
  const { roleName, find } = useAssemblyWords()
  return (place: string): string => {
    const [role = '', port = ''] = place.split('.')
    return `${roleName(role)}: ${find(`ports.${port}`) ?? port}`
  }
}

const JointRows = ({ joint: { a, b, checks } }: { readonly joint: Joint }) => {
  const { t, find } = useAssemblyWords()
  const { inWords } = useQuantity()
  const portName = usePortName()
  const sideOf = (side: JointCheck['a'], unit: string): string => {
    if (side === null) return t('fit.notKnown')
    return typeof side === 'number' ? inWords(side, unit) : side
  }
  return (
    <tbody>
      <tr className="border-t border-line bg-sunken text-left">
        <th scope="rowgroup" className="px-2 py-1.5 font-semibold">
          {checks.length === 0 && <span className="sr-only">{t('noFigures')}</span>}
        </th>
        <th scope="col" className="px-2 py-1.5 font-semibold">
          {portName(a)}
        </th>
        <th scope="col" className="px-2 py-1.5 font-semibold">
          {portName(b)}
        </th>
        <th aria-hidden className="px-2 py-1.5" />
      </tr>
      {checks.map(({ name, a: left, b: right, unit, state }) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="px-2 py-1.5 text-left font-normal text-ink-soft">
            {find(`joint.${name}`) ?? name}
          </th>
          <td className="number px-2 py-1.5">{sideOf(left, unit)}</td>
          <td className="number px-2 py-1.5">{sideOf(right, unit)}</td>
          <td className={`px-2 py-1.5 ${state === 'failed' ? 'font-semibold text-emphasis-strong' : ''}`}>{t(`fit.${state}`)}</td>
        </tr>
      ))}
      {checks.length === 0 && (
        <tr className="border-t border-line">
          <td colSpan={4} className="px-2 py-1.5 text-ink-soft">
            {t('noFigures')}
          </td>
        </tr>
      )}
    </tbody>
  )
}

export const Interfaces = ({ joints }: { readonly joints: readonly Joint[] }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-label/5">
      {joints.map((joint) => (
        <JointRows key={joint.id} joint={joint} />
      ))}
    </table>
  </div>
)
