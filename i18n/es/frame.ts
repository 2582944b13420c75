/** What the head of every page says once it has come: ways to the company, the More menu and what needs an account. */
export const texts = {
  site: {
    official: 'Sitio oficial',
    chat: 'Atención al cliente',
    noChat: 'El servicio de chat no está configurado',
  },
  tabs: {
    name: 'Forma de selección',
    calculation: 'Por condiciones de trabajo',
    directory: 'Por parámetros',
    choose: 'Elija una clase de producto',
  },
  more: 'Más',
  login: { go: 'Iniciar sesión', mine: 'Mi cuenta', out: 'Cerrar sesión', menu: 'Cuenta: {name}' },
  account: {
    title: 'Hace falta una cuenta',
    what: '«{name}» pertenece a una cuenta, y en estas páginas todavía no es posible iniciar sesión.',
    kept: 'No se pierde nada de lo que ha escrito: sus formularios quedan como los dejó.',
  },
  entries: {
    'user-selection': 'Mi selección',
    'download-list': 'Lista de descargas',
    'collect-list': 'Favoritos',
    'shopping-list': 'Lista de compras',
    'specimen-book': 'Libros de muestras',
    'comp-detail': 'Datos de la empresa',
  },
} as const
