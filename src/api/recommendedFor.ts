/** What both sources are asked with: the sku, left out where there is none (PROD-16). */
export const recommendedFor = ({ sku }: { sku?: string }) => (sku === undefined ? {} : { sku });
