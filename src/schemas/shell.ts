/** A message of the snackbar (APP-35). */
export interface FlashMessage {
  text: string;
  flashMessageType: 'success' | 'error';
}

/** What the floating popup shows of the product that was just added (APP-23). */
export interface AddedProduct {
  image: string;
  brand: string;
  name: string;
  size: string;
}
