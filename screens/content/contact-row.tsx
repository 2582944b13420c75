/** A named detail of the company with a button that copies it. */
import type { ReactNode } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ContentLink } from './content-frame.tsx'

type Props = {
  readonly name: string
  readonly value: string | undefined
  /** Text shown for a missing value. */
  readonly missing: string
  /** Link of the value. */
  readonly address?: string | undefined
  /** Text shown in place of the value. */
  readonly words?: string
  /** Whether the value can be copied; default true. */
  readonly isCopied?: boolean
}

const Value = ({ value, address, words = value }: { value: string; address: string | undefined; words: string | undefined }) => {
  if (address === undefined) return <span>{value}</span>
  const isOutside = address.startsWith('http')
  return (
    <ContentLink href={address} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
      {words}
    </ContentLink>
  )
}

export const ContactLine = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid min-h-11 grid-cols-side items-center gap-x-3 border-t border-line last:border-b-0 max-phone:grid-cols-1 max-phone:py-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex items-center gap-1 wrap-anywhere">{children}</dd>
  </div>
)

export const ContactRow = ({ name, value, missing, address, words, isCopied = true }: Props) => {
  const { t } = useTexts('content')
  return (
    <ContactLine name={name}>
      {value === undefined ? (
        <span className="text-ink-soft">{missing}</span>
      ) : (
        <>
          <Value value={value} address={address} words={words} />
          {isCopied && <CopyButton text={value} label={t('contact.copy', { what: name })} />}
        </>
      )}
    </ContactLine>
  )
}
