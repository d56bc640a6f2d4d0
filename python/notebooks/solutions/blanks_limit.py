# %%
narrowest = "lock"


# %%
def most_per_second(work_ms):
    return 1000 / max(work_ms.values())


# %%
users = 3
