/** The keys under which the content team writes what consumer law asks for (REACH-07). */
export const contentKeys = { seller: 'seller_pwa', withdrawal: 'withdrawal_pwa' } as const;
