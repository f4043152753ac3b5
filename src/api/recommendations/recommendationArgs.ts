/** Arguments for both sources: the sku, left out if there is none (PROD-16). */
export const recommendationArgs = ({ sku }: { sku?: string }) => (sku === undefined ? {} : { sku });
