/**
 * The imports of open screens that few visits begin with. They are not in the table of `screens.ts`, because each line of
 * that is in the script of every page.
 */
export const openScreens = import.meta.glob(
  '/src/features/{brands,help,login,menu,newsletter,recovery,register,registerFacebook,sizes,survey,withdrawal}/*Screen.tsx',
);
