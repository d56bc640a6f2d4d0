# %%
def inside(rate_per_second, stay_ms):
    return rate_per_second * stay_ms / 1000


# %%
def busy(rate_per_second, work_ms, servers):
    return rate_per_second * work_ms / 1000 / servers


# %%
def answer_ms(users, think_ms, rate_per_second):
    return 1000 * users / rate_per_second - think_ms
