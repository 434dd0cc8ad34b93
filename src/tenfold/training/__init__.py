"""Trains networks by self-play on batches: `tenfold train tenzania --minutes 10 --device cuda`.

Who acts sees its own view; the critic sees everyone's hands and says how the win will be shared. Needs torch
(`pip install "tenfold[network]"`).
"""
