/** Form of the company's details, for its administrators. */
import { useEffect, useRef } from 'react'
import { type CompanyField, type CompanyState, logoFields } from '../../../contract/site/company-state.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { StoredForm } from '../centre/stored-form.tsx'
import { LoginField } from '../login-field.tsx'
import { LogoField, LogoPicture } from './logo-field.tsx'
import { type CompanyForm as Form, useCompanyForm } from './use-company-form.ts'
import { CheckboxLine, LoginNote } from '../login-parts.tsx'

/** Single-line fields with their input modes. */
const lines = [
  ['comp_name', 'text'],
  ['comp_out_name', 'text'],
  ['comp_out_name_en', 'text'],
  ['email', 'email'],
  ['address', 'text'],
  ['address_en', 'text'],
  ['official_site', 'url'],
  ['chat_url', 'url'],
] as const

type FieldProps = { readonly form: Form; readonly name: CompanyField }

const useStored = ({ form, name }: FieldProps) => {
  const { t } = useTexts('company')
  const found = form.storedOf(name)
  if (!found) return undefined
  const { value } = found
  if (typeof value === 'boolean') return { value, text: t('storedNow', { value: t(value ? 'yes' : 'no') }) }
  return { value, text: value === null ? t('storedNone') : t('storedNow', { value }) }
}

const isLogo = (name: CompanyField): boolean => logoFields.some((one) => one === name)

/** Value stored by another user, with a button that accepts it. */
const Stored = ({ form, name }: FieldProps) => {
  const { t } = useTexts('company')
  const stored = useStored({ form, name })
  if (!stored) return null
  const { value, text } = stored
  return (
    <p className="mt-1 flex flex-wrap items-center justify-between gap-2 border-l-3 border-emphasis bg-emphasis-soft px-2 py-1 text-label/5 wrap-anywhere">
      {isLogo(name) && typeof value === 'string' ? (
        <>
          <span>{t('storedLogo')} </span>
          <LogoPicture logo={value} name={t(`fields.${name}`)} />
        </>
      ) : (
        <span>{text}</span>
      )}
      <button
        type="button"
        className="button"
        data-size="small"
        aria-label={t('takeNamed', { name: t(`fields.${name}`) })}
        onClick={() => form.change(name, value)}
      >
        {t('take')}
      </button>
    </p>
  )
}

const Line = ({ form, name, type }: { readonly form: Form; readonly name: (typeof lines)[number][0] | 'phone'; readonly type: string }) => {
  const { t } = useTexts('company')
  return (
    <div>
      <LoginField {...form.field(name)} type={type} label={t(`fields.${name}`)} autoComplete="off" problem={form.problemOf(name)} />
      <Stored form={form} name={name} />
    </div>
  )
}

const Shared = ({ form }: { readonly form: Form }) => {
  const { t } = useTexts('company')
  return (
    <div>
      <CheckboxLine {...form.field('phone_share')}>{t('fields.phone_share')}</CheckboxLine>
      <Stored form={form} name="phone_share" />
    </div>
  )
}

/** Note on fields changed by others; scrolls into view, since the pressed button is below it. */
const Changed = ({ changed }: { readonly changed: readonly CompanyField[] }) => {
  const { t, listed } = useTexts('company')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  const fields = listed(changed.map((name) => t(`fields.${name}`)))
  return (
    <Notice kind="problem" ref={place} tabIndex={-1} role="alert">
      {t('changed', { fields })}
    </Notice>
  )
}

export const CompanyForm = ({ initial, siteKey }: { readonly initial: CompanyState; readonly siteKey: string | undefined }) => {
  const { t } = useTexts('company')
  const form = useCompanyForm(initial)
  return (
    <StoredForm title={t('title')} action={form.action} onSubmit={form.send} hint={t('hint')}>
      {form.changed.length > 0 && <Changed key={form.version} changed={form.changed} />}
      {siteKey !== undefined && (
        <LoginNote>
          {t('key')}: <span className="code">{siteKey}</span>
        </LoginNote>
      )}
      {lines.slice(0, 3).map(([name, type]) => (
        <Line key={name} form={form} name={name} type={type} />
      ))}
      {logoFields.map((name) => (
        <div key={name}>
          <LogoField label={t(`fields.${name}`)} logo={form.typed[name]} onChange={(logo) => form.change(name, logo)} />
          <Stored form={form} name={name} />
        </div>
      ))}
      <Line form={form} name="phone" type="tel" />
      <Shared form={form} />
      {lines.slice(3).map(([name, type]) => (
        <Line key={name} form={form} name={name} type={type} />
      ))}
    </StoredForm>
  )
}
