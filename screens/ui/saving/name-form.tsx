/** The form that names something that is saved. */
import type { SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTexts } from '../../base/texts/texts.ts'
import { takesFocus } from '../dialog/dialog-frame.tsx'
import { TextInput } from '../text-input.tsx'
import { useCheckedForm } from '../forms/use-checked-form.ts'

const named = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })

/** @returns `missing`: why the name cannot be sent yet */
export const useNameForm = (opening: string) => {
  const { t } = useTexts('kept')
  const { field, submit, control } = useCheckedForm(named, { name: opening })
  const isNamed = named.safeParse({ name: useWatch({ control, name: 'name' }) }).success
  return { field, missing: !isNamed && t('nameMissing'), submit: (send: (name: string) => void) => submit(({ name }) => send(name)) }
}

type Props = {
  readonly field: ReturnType<typeof useNameForm>['field']
  readonly label: string
  /** Maximum length in characters. */
  readonly longest: number
  readonly onSubmit: (event: SyntheticEvent) => void
}

export const NameForm = ({ field, label, longest, onSubmit }: Props) => (
  <form onSubmit={onSubmit}>
    <label className="grid gap-1 text-ink">
      {label}
      <TextInput {...field('name')} maxLength={longest} {...takesFocus} />
    </label>
  </form>
)
