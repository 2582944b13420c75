import type { Config } from 'tailwindcss'

/** Main and emphasis are the specification's default theme; the rest are tints of main and greys with its hue. */
const colors = {
  main: { DEFAULT: '#0D475F', strong: '#093546', bright: '#126A8C', soft: '#E3EDF1', line: '#B4CAD4' },
  emphasis: { DEFAULT: '#D40A25', strong: '#A8081D', soft: '#FCEBED' },
  ink: { DEFAULT: '#18262D', soft: '#42535C', faint: '#5B6B74' },
  line: { DEFAULT: '#D7DFE3', strong: '#7D8E97' },
  paper: '#F4F7F8',
  surface: '#FFFFFF',
}

export default {
  content: ['./index.html', './screens/**/*.{ts,tsx}', './engine/react/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors,
      // Design widths of the specification and of the layouts.
      screens: { phone: '640px', stack: '1100px', wide: '1280px' },
      width: { form: '550px', drawer: '850px' },
    },
  },
} satisfies Config
