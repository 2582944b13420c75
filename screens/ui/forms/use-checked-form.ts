import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/**
 * A form that a schema checks when it is sent: the first field with an issue receives the focus. An issue is shown until its field
 * changes.
 *
 * @returns the form of react-hook-form; `field`: the props of a registered input; `submit`: sends the values as the schema reads them
 */
export const useCheckedForm = <Typed extends FieldValues, Values>(
  schema: ZodMiniType<Values, Typed>,
  defaultValues: DefaultValues<NoInfer<Typed>>,
) => {
  const form = useForm<Typed, unknown, Values>({ resolver: zodResolver(schema), defaultValues, reValidateMode: 'onSubmit' })
  return {
    ...form,
    field: (name: Path<Typed>) => form.register(name, { onChange: () => form.clearErrors(name) }),
    submit: (send: (values: Values) => void) => (event?: { preventDefault: () => void }) => {
      event?.preventDefault()
      void form.handleSubmit(send)()
    },
  }
}
