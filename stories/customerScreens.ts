import type { ScreenFile } from '#rules/navigation/registry.ts';
import * as account from './account.stories.tsx';
import * as addressForm from './addressForm.stories.tsx';
import * as addresses from './addresses.stories.tsx';
import * as credits from './credits.stories.tsx';
import * as editAccount from './editAccount.stories.tsx';
import * as enableAuth from './enableAuth.stories.tsx';
import * as exchange from './exchange.stories.tsx';
import * as exchangeFinished from './exchangeFinished.stories.tsx';
import * as exchangeOffline from './exchangeOffline.stories.tsx';
import * as exchangeSteps from './exchangeSteps.stories.tsx';
import * as memberships from './memberships.stories.tsx';
import * as order from './order.stories.tsx';
import * as orders from './orders.stories.tsx';
import * as otherAccount from './otherAccount.stories.tsx';
import * as wallet from './wallet.stories.tsx';
import * as wishlist from './wishlist.stories.tsx';
import { linkTo, type StatesOf, statesIn } from './screenStates.ts';

/** The states of the screens of a customer who has logged in, and the stories that show them. */
export const customerScreens = {
  'account/AccountScreen': statesIn(account, { empty: 'Unknown', ready: 'Customer' }),
  'account/EditScreen': statesIn(editAccount, { empty: 'Unknown', error: 'WrongPassword' }),
  'account/TwoStepScreen': statesIn(enableAuth, { empty: 'Off', ready: 'On' }),
  'account/OtherAccountScreen': statesIn(otherAccount, {
    empty: { never: 'It says that there is no such page, and has nothing that could be absent.' },
    error: { never: 'It reads nothing that could fail.' },
    long: { never: 'It shows no text but that of the shop, of which another story has the double size.' },
  }),
  'addresses/AddressesScreen': statesIn(addresses, { ready: 'Several' }),
  'addresses/AddressScreen': statesIn(addressForm, { empty: 'Argentina', ready: 'Known' }),
  'orders/OrdersScreen': statesIn(orders, { ready: 'Several' }),
  'orders/OrderScreen': statesIn(order, { empty: 'WithoutLines', ready: 'Shipped' }),
  'credits/CreditsScreen': statesIn(credits, { ready: 'Several' }),
  'wallet/WalletScreen': statesIn(wallet, {}),
  'memberships/MembershipsScreen': statesIn(memberships, { ready: 'Several' }),
  'wishlist/WishlistScreen': statesIn(wishlist, { ready: 'Several' }),
  'exchange/ExchangeScreen': statesIn(exchange, { empty: linkTo(exchangeSteps, 'NoOrders'), ready: 'Start' }),
  'exchange/ExchangeReturnScreen': statesIn(exchangeSteps, {
    empty: 'SizesNone',
    ready: 'Sizes',
    offline: linkTo(exchangeOffline, 'Question'),
    long: 'SummaryLong',
  }),
  'exchange/ExchangeFinishedScreen': statesIn(exchangeFinished, { empty: 'Unknown', ready: 'Made' }),
} satisfies Partial<Record<ScreenFile, StatesOf>>;
