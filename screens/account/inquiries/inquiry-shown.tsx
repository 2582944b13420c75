/** A request for quotation as both sides read and print it: what was asked, the answer, all parts with codes and requirements, interfaces. */
import type { ReactNode } from 'react'
import type { InquiryDetails } from '../../../contract/inquiries/inquiries.ts'
import type { Assembly, Total } from '../../../engine/assembly/assembly.ts'
import { codeOf } from '../../../engine/assembly/positions.ts'
import { hashOf } from '../../base/selection/address.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { Interfaces } from '../../ui/assembly/interfaces.tsx'
import { PartsList } from '../../ui/assembly/parts-list.tsx'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDates } from '../centre/list-parts.tsx'
import { PanelSection } from '../centre/panel-section.tsx'
import { Fact } from '../facts.tsx'
import { InquiryState } from './inquiry-state.tsx'

const totals: readonly Total[] = ['ratedPower', 'life', 'mass']

const addresses: Query<Pick<InquiryDetails, 'page' | 'selection'>, string> = {
  name: 'inquiry-address',
  load: ({ page, selection }) => hashOf(page.split('?')[0] ?? page, selection),
  isImmutable: true,
}

const Since = ({ assembly, since }: Pick<InquiryDetails, 'since'> & { readonly assembly: Assembly }) => {
  const { t } = useTexts('inquiries')
  const { roleName } = useAssemblyWords()
  if (since.length === 0) return <p className="px-4 pb-3 text-label/5 text-ink-soft">{t('unchanged')}</p>
  return (
    <Notice>
      <p>{t('since')}</p>
      <ul className="list-disc pl-4 wrap-anywhere">
        {since.map(({ role, change }) => (
          <li key={role}>{t(change, { role: roleName(role), code: codeOf(assembly, role) })}</li>
        ))}
      </ul>
    </Notice>
  )
}

const RequestFacts = ({ inquiry }: { readonly inquiry: InquiryDetails }) => {
  const { t } = useTexts('inquiries')
  const { t: results } = useTexts('results')
  const words = useAssemblyWords()
  const date = useDates()
  const { assembly, state, time, quantity, neededBy, contact, message, conditions, catalogue } = inquiry
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('time'), date(time)],
    [t('quantity'), String(quantity)],
    [t('facts.neededBy'), neededBy ?? '–'],
    [t('facts.contact'), contact],
    [t('facts.message'), message === '' ? '–' : message],
    [t('conditions'), conditions],
    [t('catalogue'), catalogue],
  ]
  return (
    <dl className="wrap-anywhere">
      <Fact name={t('state')}>
        <InquiryState state={state} />
      </Fact>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          <span className="whitespace-pre-line">{value}</span>
        </Fact>
      ))}
      {totals.map((total) => {
        const figure = assembly.figures[total]
        return (
          figure && (
            <Fact key={total} name={words.totalName(total)}>
              <span>{words.total(figure)}</span> <span className="text-ink-soft">{words.without(figure)}</span>
            </Fact>
          )
        )
      })}
      <Fact name={results('compare.basis')}>
        {assembly.basis === 'user' ? words.t('own') : <BasisTag basis={assembly.basis} source="" />}
      </Fact>
    </dl>
  )
}

/** The open positions and the parts that are not fully judged: what the supplier is asked. */
const Questions = ({ assembly: { parts } }: { readonly assembly: Assembly }) => {
  const { t } = useTexts('inquiries')
  const { roleName, needsInWords, codeRemark } = useAssemblyWords()
  const questions = parts.flatMap(({ role, item, state }) => {
    if (item.kind === 'open') return [[role, needsInWords(item.needs)] as const]
    if (item.kind !== 'model' || state === 'complete') return []
    return [[role, [item.code.code, codeRemark(item.code)].filter((text) => text !== '').join(' · ')] as const]
  })
  if (questions.length === 0) return null
  return (
    <PanelSection title={t('questions')}>
      <dl className="wrap-anywhere">
        {questions.map(([role, text]) => (
          <Fact key={role} name={roleName(role)}>
            {text}
          </Fact>
        ))}
      </dl>
    </PanelSection>
  )
}

type Props = {
  readonly inquiry: InquiryDetails
  /** The user centre has a heading of its own above it. */
  readonly heading: 'h1' | 'h2'
  /** What can be done with it, beside its heading. */
  readonly actions?: ReactNode
  /** The form of the answer. */
  readonly children?: ReactNode
}

export const InquiryShown = ({ inquiry, heading: Heading, actions, children }: Props) => {
  const { t } = useTexts('inquiries')
  const words = useAssemblyWords()
  const { reference, assembly, answer, page, selection } = inquiry
  const { data: address } = useQuery(addresses, { page, selection })
  return (
    <article className="grid grid-cols-1">
      <div className="flex flex-wrap items-center gap-2 p-4">
        <Heading className="code mr-auto text-title">{reference}</Heading>
        <span className="flex flex-wrap gap-2 print:hidden">
          {actions}
          <button type="button" className="button" data-size="small" onClick={() => print()}>
            {t('print')}
          </button>
          <a className="button" data-size="small" href={address}>
            {t('open')}
          </a>
        </span>
      </div>
      <p className="px-4 pb-2 font-semibold" data-state={assembly.state}>
        {words.stateOf(assembly)}
      </p>
      <Since assembly={assembly} since={inquiry.since} />
      <PanelSection title={t('answer')}>
        <p className="border-l-3 border-main-line bg-main-soft px-4 py-2 whitespace-pre-line wrap-anywhere">
          {answer === '' ? t('noAnswer') : answer}
        </p>
        {children}
      </PanelSection>
      <PanelSection title={t('facts.title')}>
        <RequestFacts inquiry={inquiry} />
      </PanelSection>
      <Questions assembly={assembly} />
      <PanelSection title={t('parts')}>
        <PartsList parts={assembly.parts} showsUse={false} isPrinted />
      </PanelSection>
      <PanelSection title={words.t('interfaces')}>
        <Interfaces joints={assembly.joints} />
      </PanelSection>
    </article>
  )
}
