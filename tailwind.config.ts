import type { Config } from 'tailwindcss'

/** The names of the colours; what they are in the light and in the dark stands in `screens/app/colours.css`. */
const colors = {
  main: {
    DEFAULT: 'var(--main)',
    strong: 'var(--main-strong)',
    soft: 'var(--main-soft)',
    line: 'var(--main-line)',
  },
  link: 'var(--link)',
  emphasis: { DEFAULT: 'var(--emphasis)', strong: 'var(--emphasis-strong)', soft: 'var(--emphasis-soft)' },
  ink: { DEFAULT: 'var(--ink)', soft: 'var(--ink-soft)', faint: 'var(--ink-faint)' },
  line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
  paper: 'var(--paper)',
  surface: 'var(--surface)',
}

export default {
  content: ['./index.html', './screens/**/*.{ts,tsx}', './engine/react/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors,
      // Design widths of the specification and of the layouts.
      screens: { phone: '640px', stack: '1100px', wide: '1280px' },
      width: { form: '550px', drawer: '850px' },
      // Sizes of text, each with its line.
      fontSize: {
        note: ['12px', '16px'],
        label: ['13px', '18px'],
        body: ['14px', '20px'],
        lead: ['16px', '24px'],
        title: ['18px', '24px'],
        figure: ['22px', '26px'],
        page: ['24px', '30px'],
        hero: ['38px', '44px'],
      },
      borderRadius: { control: '5px', panel: '8px' },
    },
  },
} satisfies Config
