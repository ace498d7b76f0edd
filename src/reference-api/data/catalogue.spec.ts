import { expect, it } from "vitest";
import { catalogueSize, productAt } from "./catalogue.ts";

const products = Array.from({ length: catalogueSize }, (_, index) => productAt(index));

it("has hundreds of products with unique codes and ids", () => {
  expect(catalogueSize).toBeGreaterThan(700);
  expect(new Set(products.map(({ code }) => code)).size).toBe(catalogueSize);
  expect(new Set(products.map(({ id }) => id)).size).toBe(catalogueSize);
});

it("completes every description and gives every product a cost", () => {
  for (const { description, cost, code } of products) {
    expect(description).not.toMatch(/[{}]/);
    expect(cost).toBeGreaterThan(0);
    expect(code).toMatch(/^[A-Z]{3}-\d{4}$/);
  }
});
