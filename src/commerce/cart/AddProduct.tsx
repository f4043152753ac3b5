import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readProduct } from '#api/product/product.ts';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { useIsHere } from '#commerce/page/here.ts';
import { sizeMemories, SizeSheet } from '#commerce/product/SizeSheet.tsx';
import { useTexts } from '#commerce/shop.ts';
import { messageKey } from '#rules/messages/messages.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import { productPath } from '#rules/product/productPage.ts';
import { rememberedSize, shownSystem, withSize, withSystem } from '#rules/sizes/sizes.ts';
import type { AddSource } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Product } from '#schemas/product.ts';
import { selectSource } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { useIsShown } from '#ui/timing/moments.ts';
import { useAddToCart } from './useAddToCart.ts';

/** The sku and page of a product; `AddProduct` reads the rest. */
export interface LinkedProduct {
  sku: string;
  url: string;
}

/** Where a product is added from, and how its size is chosen there. */
export interface AddPlace {
  from: AddSource;
  /** Opens the product's page to choose the size, instead of a sheet (APP-34). */
  sizesOnPage?: boolean;
}

interface AddProductProps extends AddPlace {
  product: LinkedProduct;
  /** Called when the add has ended, and when the shopper closes the choice of size or leaves for the product's page. */
  onEnd: () => void;
}

/** Adds a product once: reads it as it is sold now, and asks for a size if there are several (WISH-05, PROD-08). */
export function AddProduct({ product, from, sizesOnPage = false, onEnd }: AddProductProps) {
  const { url } = product;
  const store = useAppStore();
  const navigate = useNavigate();
  const add = useAddToCart();
  const { cartMessages, errors, wishlist: texts } = useTexts(cartMessagesTexts, shellTexts, wishlistTexts);
  const isShown = useIsShown();
  const isHere = useIsHere();
  const [choosing, setChoosing] = useState<Product>();
  const [open, setOpen] = useState(true);

  const say = (text: string, flashMessageType: 'success' | 'error' = 'error', toCart = false) =>
    void store.dispatch(flashQueued({ text, flashMessageType, toCart }));

  async function addItem({ productName }: Product, skuSimple: string) {
    const outcome = await add({ item: skuSimple, quantity: 1, from, name: productName });
    if (outcome?.kind === 'failed') say(outcome.text);
    if (outcome?.kind === 'alreadyThere') say(outcome.text, 'success', true);
    onEnd();
  }

  async function start() {
    const source = selectSource(store.getState());
    const call = store.dispatch(readProduct({ path: productPath(url), source }, { forceRefetch: true }));
    const { data, error } = await call;
    // Stryker disable next-line CallExpression: without it the response only stays in the cache
    call.unsubscribe();
    if (!isShown.current) return;
    if (data && data.sizes.some(({ stock }) => stock > 0)) {
      const [only, ...others] = data.sizes;
      if (only && others.length === 0) await addItem(data, only.skuSimple);
      else if (sizesOnPage) {
        onEnd();
        if (isHere()) void navigate(shopUrl(url), { state: product });
      } else setChoosing(data);
      return;
    }
    if (error) say(errors[messageKey(error as Problem, selectOnline(store.getState()))]);
    else say(data ? cartMessages.outOfStock : texts.gone);
    onEnd();
  }

  const begin = useEffectEvent(start);
  // oxlint-disable-next-line react/set-state-in-effect -- The state is set once the product is read.
  useEffect(() => void begin(), []);

  return (
    choosing && (
      <SizePrompt
        product={choosing}
        open={open}
        onChoose={(skuSimple) => {
          setOpen(false);
          void addItem(choosing, skuSimple);
        }}
        onClose={() => {
          setOpen(false);
          onEnd();
        }}
      />
    )
  );
}

interface SizePromptProps {
  product: Product;
  open: boolean;
  /** Called with the item of the chosen size. */
  onChoose: (item: string) => void;
  onClose: () => void;
}

/** The choice of a size away from the product's page, with the remembered size (PROD-08). */
function SizePrompt({ product, open, onChoose, onClose }: SizePromptProps) {
  const { items: memories, change } = useDeviceList(sizeMemories);

  function choose(item: string) {
    const size = product.sizes.find(({ skuSimple }) => skuSimple === item);
    if (size) change((all) => withSize(all, product, size.numberSize));
    onChoose(item);
  }

  return (
    <SizeSheet
      product={product}
      buy={{ sheet: { open, view: 'sizes' }, choose, addSize: choose, dismiss: onClose }}
      yours={rememberedSize(memories, product)?.skuSimple}
      system={shownSystem(memories, product)}
      onSystem={(system) => change((all) => withSystem(all, product, system))}
    />
  );
}
