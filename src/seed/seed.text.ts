export const seedText = { delivery: "التسليم: {time}" };
