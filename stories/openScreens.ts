import type { ScreenFile } from '#rules/navigation/registry.ts';
import * as brands from './brands.stories.tsx';
import * as cart from './cart.stories.tsx';
import * as cartChanges from './cartChanges.stories.tsx';
import * as catalogue from './catalogue.stories.tsx';
import * as help from './help.stories.tsx';
import * as home from './home.stories.tsx';
import * as login from './login.stories.tsx';
import * as menu from './menu.stories.tsx';
import * as newsletter from './newsletter.stories.tsx';
import * as product from './product.stories.tsx';
import * as recovery from './recovery.stories.tsx';
import * as register from './register.stories.tsx';
import * as registerFacebook from './registerFacebook.stories.tsx';
import * as search from './search.stories.tsx';
import * as sizeTables from './sizeTables.stories.tsx';
import * as survey from './survey.stories.tsx';
import * as withdrawal from './withdrawal.stories.tsx';
import { linkTo, type StatesOf, statesIn } from './screenStates.ts';

/** The states of the screens that every visitor can open, and the stories that show them. */
export const openScreens = {
  'home/HomeScreen': statesIn(home, { long: 'LongTexts' }),
  'menu/MenuScreen': statesIn(menu, { long: 'LongTexts' }),
  'search/SearchScreen': statesIn(search, { empty: 'Nothing', ready: 'Typed', long: 'LongTexts' }),
  'catalogue/CatalogueScreen': statesIn(catalogue, { long: 'LongTexts' }),
  'product/ProductScreen': statesIn(product, { empty: 'Missing', long: 'LongTexts' }),
  'cart/CartScreen': statesIn(cart, {
    ready: 'ManyLines',
    error: linkTo(cartChanges, 'Failed'),
    offline: linkTo(cartChanges, 'Offline'),
    long: 'LongTexts',
  }),
  'brands/BrandsScreen': statesIn(brands, { long: 'Strange' }),
  'help/HelpScreen': statesIn(help, { long: 'Strange' }),
  'sizes/SizesScreen': statesIn(sizeTables, { ready: 'All', long: 'Strange' }),
  'withdrawal/WithdrawalScreen': statesIn(withdrawal, {}),
  'survey/SurveyScreen': statesIn(survey, { loading: 'Sending', empty: 'Missing', long: 'LongComment' }),
  'newsletter/UnsubscribeScreen': statesIn(newsletter, {
    loading: 'Sending',
    empty: { never: 'It asks one question, which is always there.' },
    error: 'BadKey',
    long: { never: 'It shows no text but that of the shop, of which another story has the double size.' },
  }),
  'login/LoginScreen': statesIn(login, { loading: 'Busy', ready: 'Filled', error: 'Refused' }),
  'register/RegisterScreen': statesIn(register, { loading: 'Sending', ready: 'Filled', error: 'Used' }),
  'recovery/RecoveryScreen': statesIn(recovery, { loading: 'Sending', ready: 'Filled', error: 'Unknown' }),
  'registerFacebook/RegisterFacebookScreen': statesIn(registerFacebook, {
    loading: 'Sending',
    empty: 'WithoutAnything',
    ready: 'WithoutEmail',
  }),
} satisfies Partial<Record<ScreenFile, StatesOf>>;
