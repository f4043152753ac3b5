import { plural, textBundle } from './textBundle.ts';

/** Texts of orders: of their list, of one of them, and of what the account shows of the last one. */
export const ordersTexts = textBundle(
  {
    orderStatus: {
      received: 'Pedido recibido',
      paid: 'Pago aprobado',
      prepared: 'En preparación',
      shipped: 'En camino',
      delivered: 'Entregado',
      cancelled: 'Cancelado',
      returned: 'Devuelto',
    },
    orders: {
      title: 'Mis pedidos',
      number: (number: string) => `Pedido ${number}`,
      unknown: 'Estado sin informar',
      none: 'Todavía no tiene pedidos.',
      noneHint: 'Aquí va a poder seguir lo que compre.',
      toShop: 'Ir a comprar',
      toList: 'Ver mis pedidos',
      last: 'Su último pedido',
      lastFailed: 'No pudimos cargar su último pedido.',
    },
    order: {
      steps: 'Estado del pedido',
      current: 'estado actual',
      next: 'pendiente',
      stepsFailed: 'No pudimos actualizar el estado.',
      number: (number: string) => `Número de seguimiento ${number}`,
      follow: 'Seguir envío',
      noTracking: 'Sin información de seguimiento',
      address: 'Dirección de envío',
      noItems: 'No hay productos para mostrar.',
      size: (size: string) => `Talle ${size}`,
      units: (count: number) => plural(count, 'unidad', 'unidades'),
      subtotal: 'Subtotal',
      shipping: 'Envío',
      free: 'Gratis',
      total: 'Total',
      actions: 'Acciones del pedido',
      exchange: 'Cambiar o devolver',
      daysLeft: (days: number, until: string) =>
        days === 0
          ? 'Hoy es el último día para cambiar o devolver'
          : `Le ${days === 1 ? 'queda' : 'quedan'} ${plural(days, 'día', 'días')} para cambiar o devolver, hasta el ${until}`,
    },
    buyAgain: {
      buy: 'Volver a comprar',
      added: (count: number) => `Agregamos ${plural(count, 'producto', 'productos')} al carrito.`,
      allThere: 'Los productos de este pedido ya están en su carrito.',
      some: (added: number, all: number) => `Agregamos ${added} de ${plural(all, 'producto', 'productos')}`,
      unavailable: 'Ya no están disponibles:',
      failed: 'No pudimos agregar:',
      there: 'Ya estaban en su carrito:',
      fewer: (name: string, got: number, wanted: number) =>
        `${name}: ${got} de ${plural(wanted, 'unidad', 'unidades')}`,
      close: 'Volver al pedido',
    },
  },
  {
    cl: { order: { size: (size: string) => `Talla ${size}` } },
    co: { order: { size: (size: string) => `Talla ${size}` } },
  },
);
