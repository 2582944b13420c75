/** Dialog of a request for quotation: quantity, date, contact and message, and below them what the company will read. */
import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { inquiryRules, type InquiryToAdd, inquiryToAdd } from '../../../contract/inquiries/inquiries.ts'
import { currentAccount } from '../../base/account/account.ts'
import { describeFailure } from '../../base/api/api.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { sendInquiry } from '../../base/people/inquiry-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { PartsList } from '../../ui/assembly/parts-list.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { inquiryPath } from '../../base/account/user-centre.ts'
import { goTo } from '../../base/selection/address.ts'

const control = 'min-h-10 rounded-control border border-line-strong bg-surface px-3 text-lead text-ink'

/** Width for the parts list, px. */
const dialogWidth = 720

/** Fields as they are typed: a number and a day are texts. */
const fieldsFor = (isFailed: boolean, today: string) =>
  z.object({
    quantity: z.pipe(z.coerce.number<string>(), inquiryToAdd.shape.quantity),
    neededBy: z
      .pipe(
        z.string(),
        z.transform((text) => (text === '' ? null : text)),
      )
      .check(z.refine((day) => day === null || day >= today)),
    contact: inquiryToAdd.shape.contact,
    message: isFailed ? inquiryToAdd.shape.message.check(z.regex(/\S/)) : inquiryToAdd.shape.message,
  })

/** A day of the reader's calendar as a field of days has it. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

type FieldProps = { readonly label: string; readonly problem: string | undefined; readonly children: (id: string) => ReactNode }

const Field = ({ label, problem, children }: FieldProps) => {
  const id = useId()
  return (
    <span className="grid content-start gap-1">
      <label htmlFor={id} className="text-ink">
        {label}
      </label>
      {children(id)}
      {problem !== undefined && (
        <span role="alert" className="text-note text-emphasis-strong">
          {problem}
        </span>
      )}
    </span>
  )
}

type Props = {
  readonly assembly: Assembly
  /** What identifies the assembly: its selection with all parts pinned, its call, and its address. */
  readonly inquiry: Pick<InquiryToAdd, 'request' | 'conditions' | 'page' | 'selection'>
  readonly onClose: () => void
}

export const InquiryDialog = ({ assembly, inquiry, onClose }: Props) => {
  const { t } = useTexts('inquiries')
  const { t: shell } = useTexts('shell')
  const { stateOf } = useAssemblyWords()
  const [clientID] = useState(randomID)
  const [today] = useState(() => dayOf(new Date()))
  const isFailed = assembly.state === 'failed'
  const { email, phoneNumber } = currentAccount() ?? {}
  const { field, submit, formState } = useCheckedForm(fieldsFor(isFailed, today), {
    quantity: '1',
    neededBy: '',
    contact: email ?? phoneNumber ?? '',
    message: '',
  })
  const { trigger, isMutating, failure } = useMutation(sendInquiry, ({ id }) => goTo(inquiryPath(id)))
  const problemOf = (name: 'quantity' | 'neededBy' | 'contact' | 'message') => (formState.errors[name] ? t(`problems.${name}`) : undefined)
  return (
    <Modal
      title={t('request')}
      width={dialogWidth}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="button justify-self-end"
          data-kind="primary"
          disabled={isMutating}
          onClick={submit((typed) => trigger({ clientID, ...inquiry, ...typed }))}
        >
          {t('send')}
        </button>
      }
    >
      <p>{t('goes')}</p>
      <form className="grid grid-cols-2 gap-3 max-phone:grid-cols-1" noValidate onSubmit={(event) => event.preventDefault()}>
        <Field label={t('quantity')} problem={problemOf('quantity')}>
          {(id) => (
            <input id={id} className={control} type="number" min={1} max={inquiryRules.pieces} inputMode="numeric" {...field('quantity')} />
          )}
        </Field>
        <Field label={t('neededBy')} problem={problemOf('neededBy')}>
          {(id) => <input id={id} className={control} type="date" min={today} {...field('neededBy')} />}
        </Field>
        <Field label={t('contact')} problem={problemOf('contact')}>
          {(id) => <input id={id} className={control} maxLength={inquiryRules.contact} autoComplete="email" {...field('contact')} />}
        </Field>
        <span className="col-span-full">
          <Field label={t(isFailed ? 'reason' : 'message')} problem={problemOf('message')}>
            {(id) => <textarea id={id} className={`${control} py-2`} rows={3} maxLength={inquiryRules.message} {...field('message')} />}
          </Field>
        </span>
      </form>
      {failure && (
        <p role="alert" className="text-emphasis-strong">
          {describeFailure(failure, shell)}
        </p>
      )}
      <p className="font-semibold text-ink">{stateOf(assembly)}</p>
      <PartsList parts={assembly.parts} showsUse={false} isPrinted />
    </Modal>
  )
}
