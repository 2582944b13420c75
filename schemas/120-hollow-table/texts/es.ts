/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Mesa giratoria hueca', note: 'Centro libre para cables y ejes; empieza por un caso de trabajo' },
}
